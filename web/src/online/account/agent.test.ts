import { expect, test } from 'vitest';
import { agentName } from './agent.ts';

test('a browser is called by the name people know it by', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  expect(agentName(chrome)).toBe('Chrome, Android');
  expect(agentName(`${chrome} Edg/140.0`)).toBe('Edge, Android');
  expect(agentName('Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0')).toBe('Firefox, Linux');
  expect(agentName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe(
    'Safari, iOS',
  );
  expect(agentName('curl/8')).toBeNull();
});
