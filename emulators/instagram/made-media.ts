/** A photo or a video of a medium. */
export interface MadeFile {
  id: string;
  isVideo: boolean;
  /** Media with music of others have no address. */
  isHidden?: boolean;
}

/** A medium of an account of the stand-in. */
export interface MadeMedium {
  id: string;
  caption: string;
  /** In seconds. */
  takenAt: number;
  productType: 'FEED' | 'REELS';
  /** One, or those of a carousel. */
  files: MadeFile[];
}

/** The first digits of an id at Instagram. */
const FIRST_ID = 17_900_000_000_000_000n;

const CAPTIONS = [
  'Morning at the harbour ⚓️\n#marseille #vieuxport',
  'Ruelles de la Croix-Rousse, un dimanche.\n.\n.\n#lyon #croixrousse',
  'שקיעה בתל אביב 🌅 #telaviv',
  'With @rae at the top! #alps #hiking',
  '',
  'Three days in the Vercors, in one carousel. #vercors',
];

/** The media of an account, the newest first: photos, carousels, reels and videos in turn, an hour apart. */
export function makeMedia(count: number, { newest }: { newest: number }): MadeMedium[] {
  return Array.from({ length: count }, (_, index): MadeMedium => {
    const id = String(FIRST_ID + BigInt(count - index) * 1_000n);
    const files = index % 6 === 5 ? 3 : 1;
    const isReel = index % 8 === 6;
    return {
      id,
      caption: CAPTIONS[index % CAPTIONS.length] ?? '',
      takenAt: newest - index * 3_600,
      productType: isReel ? 'REELS' : 'FEED',
      files: Array.from({ length: files }, (_, file) => ({
        id: String(BigInt(id) + BigInt(file + 1)),
        isVideo: isReel || (files > 1 && file === 1),
      })),
    };
  });
}
