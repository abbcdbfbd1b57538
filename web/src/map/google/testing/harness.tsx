import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { answerConsent } from '../../../session/consent.ts';
import { EditableLines } from '../../drawing/editable-lines.tsx';
import type { EditableLine } from '../../drawing/line-tool.ts';
import type { MapView } from '../../in-view.ts';
import { changesLanguageByNavigation } from '../../language-by-navigation.ts';
import { MapCanvas } from '../../map-canvas.tsx';
import { MapMarker } from '../../map-marker.tsx';
import type { MapShape } from '../../map-shape.ts';
import '../../../ui/styles/tokens.css';
import '../../../ui/styles/base.css';

/* A page with only a map, for the contract with Google. `window.harness` records its events and controls it. */

const SHAPES: readonly MapShape[] = [
  {
    id: 'walk',
    kind: 'route',
    colour: '#3b4a54',
    lines: [
      [
        { lat: 48, lng: -5 },
        { lat: 48.4, lng: -4.5 },
      ],
    ],
  },
  {
    id: 'FR/0',
    kind: 'area',
    colour: '#eaa63c',
    fill: 0.6,
    lines: [
      [
        { lat: 48, lng: -5 },
        { lat: 48.4, lng: -4.5 },
        { lat: 48, lng: -4 },
        { lat: 48, lng: -5 },
      ],
    ],
  },
];

const LINES: readonly EditableLine[] = [
  {
    id: 'bay',
    corners: [
      { lat: 48.2, lng: -4.8 },
      { lat: 48.2, lng: -4.2 },
      { lat: 48.3, lng: -4.2 },
    ],
  },
];

const heard = {
  rests: [] as MapView[],
  clicks: [] as string[],
  presses: 0,
  spots: [] as (Position | undefined)[],
  lines: [] as EditableLine[],
  can: false,
};

function Harness() {
  const [goal, setGoal] = useState<Camera>({ lat: 48.4, lng: -4.5, zoom: 8 });
  const [lines, setLines] = useState(LINES);
  const [moving, setMoving] = useState(false);
  Object.assign(window, {
    harness: { ...heard, heard, setGoal, setLines, setMoving, changesLanguageByNavigation },
  });
  return (
    <div style={{ height: '100dvh' }}>
      <MapCanvas
        label="World"
        goal={goal}
        shapes={SHAPES}
        onRest={(view) => heard.rests.push(view)}
        onMapPress={(spot) => {
          heard.presses++;
          heard.spots.push(spot);
        }}
        covered={{ left: 200 }}
      >
        <MapMarker position={{ lat: 48.4, lng: -4.5 }}>
          <button type="button" onClick={() => heard.clicks.push('Lighthouse')}>
            Lighthouse
          </button>
        </MapMarker>
        <EditableLines
          lines={lines}
          colour="#5e6f1e"
          isEnabled={moving}
          chosen="bay"
          onChange={(line) => {
            heard.lines.push(line);
            setLines([line]);
          }}
          onChoose={() => {}}
          onCan={(can) => {
            heard.can = can;
          }}
        />
      </MapCanvas>
      <button
        type="button"
        style={{ position: 'absolute', top: 0, left: 0 }}
        onClick={() => answerConsent(['maps'])}
      >
        Allow
      </button>
    </div>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');
createRoot(root).render(
  <StrictMode>
    <Translated locale="fr" messages={await loadMessages('fr')}>
      <Harness />
    </Translated>
  </StrictMode>,
);
