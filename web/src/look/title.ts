/** The title of the tab follows the page. */
import { useEffect } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Sztab' ? title : `${title} · Sztab`;
  }, [title]);
}
