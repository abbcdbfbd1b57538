import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onCaughtError, onRecoverableError, reportUncaught } from './app/report-errors.ts';
import { Root } from './app/root.tsx';
import { removeServedHead } from './app/served-head.ts';
import './ui/fonts.css';
import './ui/fallback-fonts.css';
import './ui/tokens.css';
import './ui/base.css';

reportUncaught();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
removeServedHead();
createRoot(root, { onCaughtError, onRecoverableError }).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
