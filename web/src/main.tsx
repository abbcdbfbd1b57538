import { reportUncaught } from './app/errors/report-errors.ts';
import { start } from './app/start.tsx';
import './ui/fonts.css';
import './ui/fallback-fonts.css';
import './ui/tokens.css';
import './ui/base.css';

reportUncaught();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
void start(root);
