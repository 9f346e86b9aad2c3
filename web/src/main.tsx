import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/styles.ts';
import { followLanguage } from './look/language.tsx';
import { followMotion } from './look/motion.ts';
import { hangSprite } from './look/sprite.ts';
import { followTheme } from './look/theme.ts';
import { keepOffline } from './look/updates.ts';

followTheme();
followLanguage();
followMotion();
hangSprite();
createRoot(document.getElementById('page') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
addEventListener('load', () => void keepOffline());
