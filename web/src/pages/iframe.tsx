import { useLoaderData } from 'react-router';
import { ChosenCard } from '../features/embed/chosen-card.tsx';
import { Embed, type MapSlot } from '../features/embed/embed.tsx';
import { type LoadedEmbed, loadEmbed } from '../features/embed/load-embed.ts';
import { MapAlone } from '../features/explore/map/map-alone.tsx';

export const messages = ['embed', 'explore'] as const;

export const loader = loadEmbed;

const map: MapSlot = (settings, below) => (
  <MapAlone
    {...settings}
    chosenCard={({ name, known, leave }) => <ChosenCard name={name} known={known} onClose={leave} />}
  >
    {below}
  </MapAlone>
);

/** The embedded map, the only page that other sites may frame. */
export function Component() {
  return <Embed embed={useLoaderData<LoadedEmbed>()} map={map} />;
}
