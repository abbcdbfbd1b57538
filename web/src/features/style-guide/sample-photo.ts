/** What stands for a photo in the examples: a bay at dusk in a few strokes, so that the style guide needs no network. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#f6c28b"/><stop offset=".6" stop-color="#e8896b"/><stop offset="1" stop-color="#8e5a74"/></linearGradient>
<rect width="640" height="400" fill="url(#s)"/><circle cx="330" cy="205" r="46" fill="#fff1cf"/>
<path d="M0 240 90 150l70 60 80-30 110 60z" fill="#6a4a68"/><path d="M640 240 560 130l-90 70-60-20-90 60z" fill="#54405f"/>
<rect y="238" width="640" height="162" fill="#3c5a78"/><path d="M270 250h120v6H270zm20 22h80v5h-80zm-30 24h140v6H260zm40 26h60v5h-60z" fill="#ffe2b0" opacity=".7"/>
<path d="M0 400V310l120-30 110 50 90 70z" fill="#1f3145"/></svg>`;

export const PHOTO = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

/** A small blur of a picture of the same kind. */
export const THUMBHASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';
