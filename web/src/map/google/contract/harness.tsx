import type { Camera } from '@waymark/model/view-codec';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { answerConsent } from '../../../session/consent.ts';
import type { MapView } from '../../in-view.ts';
import { changesLanguageByNavigation } from '../../language-by-navigation.ts';
import { MapCanvas } from '../../map-canvas.tsx';
import { MapMarker } from '../../map-marker.tsx';
import type { MapShape } from '../../map-shape.ts';
import '../../../ui/tokens.css';
import '../../../ui/base.css';

/*
 * A page with nothing but a map, for the contract with Google: what it hears and what it can be told is in `window.harness`.
 */

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
];

const heard = { rests: [] as MapView[], clicks: [] as string[], grounds: 0 };

function Harness() {
  const [goal, setGoal] = useState<Camera>({ lat: 48.4, lng: -4.5, zoom: 8 });
  Object.assign(window, { harness: { ...heard, heard, setGoal, changesLanguageByNavigation } });
  return (
    <div style={{ height: '100dvh' }}>
      <MapCanvas
        label="World"
        goal={goal}
        shapes={SHAPES}
        onRest={(view) => heard.rests.push(view)}
        onGround={() => heard.grounds++}
        covered={{ left: 200 }}
      >
        <MapMarker position={{ lat: 48.4, lng: -4.5 }}>
          <button type="button" onClick={() => heard.clicks.push('Lighthouse')}>
            Lighthouse
          </button>
        </MapMarker>
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
