/** Settings from the top of every page. */

import { frameWords } from '../table/words.ts';
import { Dialog } from './dialog.tsx';
import { useLanguage } from './language.tsx';
import { PreferenceList } from './preference-list.tsx';

export default function PreferencesDialog({ onClose }: { onClose(): void }) {
  const [language] = useLanguage();
  const { settings, close } = frameWords[language];
  return (
    <Dialog title={settings} close={close} onClose={onClose}>
      <PreferenceList />
    </Dialog>
  );
}
