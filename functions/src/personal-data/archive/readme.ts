import { ARCHIVE_FILES, PUBLIC_FOLDER } from '@waymark/model/archive/archive';

/** The first file of an archive. */
export const README = `Your data at Waymark
====================

${ARCHIVE_FILES.works}            everything that you wrote, with drafts, without earlier versions
stories/              your stories as Markdown, a file for each language
photos/               your photos as you uploaded them, with the data of the camera
${ARCHIVE_FILES.photos}           when and where your photos were taken
${PUBLIC_FOLDER}/               what everybody can see, as JSON and as GeoJSON for map programs
lists/                your lists as GeoJSON and as GPX for navigation devices
${ARCHIVE_FILES.lists}            the same with all details
${ARCHIVE_FILES.profile}          your public profile
${ARCHIVE_FILES.settings}         your settings, and what you allowed
${ARCHIVE_FILES.messages}         the messages that you sent and received
${ARCHIVE_FILES.manifest}         the names of all files, and photos that are not there any more

You can bring this archive into another Waymark account: open its settings and choose “Import”.


Vos données chez Waymark
========================

${ARCHIVE_FILES.works}            tout ce que vous avez écrit, brouillons compris, sans les versions antérieures
stories/              vos récits en Markdown, un fichier par langue
photos/               vos photos telles que vous les avez envoyées, avec les données de l’appareil
${ARCHIVE_FILES.photos}           la date et le lieu de prise de vos photos
${PUBLIC_FOLDER}/               ce que tout le monde peut voir, en JSON et en GeoJSON pour les logiciels de cartographie
lists/                vos listes en GeoJSON, et en GPX pour les appareils de navigation
${ARCHIVE_FILES.lists}            les mêmes, dans le détail
${ARCHIVE_FILES.profile}          votre profil public
${ARCHIVE_FILES.settings}         vos réglages et ce que vous avez autorisé
${ARCHIVE_FILES.messages}         les messages envoyés et reçus
${ARCHIVE_FILES.manifest}         le nom de tous les fichiers, et les photos qui n’existent plus

Vous pouvez reprendre cette archive dans un autre compte Waymark\u00A0: ouvrez ses réglages et choisissez «\u00A0Importer\u00A0».
`;
