import { reportUncaught } from './app/errors/report-errors.ts';
import { start } from './app/start.tsx';
import './ui/styles/fonts.css';
import './ui/styles/fallback-fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

reportUncaught();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
void start(root);
