import { expect, test } from 'vitest';
import { isPublicAddress, mayPushTo, publicLookup } from './hosts.ts';

test('a push goes to a public name by TLS, and nowhere else', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGpc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect(mayPushTo(endpoint, 'public'), endpoint).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/',
    'https://user:secret@fcm.googleapis.com/',
    'https://localhost/',
    'https://localhost./',
    'https://printer/',
    'https://printer.local/',
    'https://a.localhost/',
    'https://metadata.google.internal/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://93.184.216.34/',
    'ftp://push.example.com/',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect(mayPushTo(endpoint, 'public'), endpoint).toBe(false);
});

test('addresses of this machine and of its neighbours are not public', () => {
  const own = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
  ];
  const odd = ['198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'nonsense', ''];
  const six = [
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    '2001:db8::1',
  ];
  for (const address of [...own, ...odd, ...six]) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', '172.32.0.1', '142.250.75.10', '2a00:1450:4001::200a', '2607:f8b0::1'])
    expect(isPublicAddress(address), address).toBe(true);
});

test('what a name stands for is looked at when we connect', async () => {
  const looked = await new Promise<unknown>((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(looked).toMatchObject({ message: 'not a public address' });
});
