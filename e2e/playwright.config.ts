import { defineConfig } from '@playwright/test';

// The runner (scripts/test.mjs) says which port is free and where the browser is.
const {
  SZTAB_E2E_PORT = '4944',
  SZTAB_CHROMIUM = '/usr/bin/chromium',
  SZTAB_SCREENSHOTS,
  SZTAB_LEAVE_BEHIND,
  SZTAB_FRAMES,
  SZTAB_FILMSTRIP,
  SZTAB_POINTED,
} = process.env;
/**
 * screenshots.mjs asks for pictures instead of tests, leave-behind.mjs for what a release leaves behind, frames.mjs for the time between frames,
 * filmstrip.mjs for the frames themselves, pointed.mjs for what lessons point at.
 */
const instead =
  (SZTAB_SCREENSHOTS && 'screenshots.ts') ||
  (SZTAB_LEAVE_BEHIND && 'leave-behind.ts') ||
  (SZTAB_FRAMES && 'frames.ts') ||
  (SZTAB_FILMSTRIP && 'filmstrip.ts') ||
  (SZTAB_POINTED && 'pointed.ts');
/** Begun first, they leave no core idle at the end. */
const LONG = /(whole-game|other-games|race-to-the-rhine|niepodlegla)\.spec/;
/**
 * Parts of the browser's own window that are pages in processes of their own, made anew for every test and seen by nobody. The last such list
 * counts, so what the runner turns off itself stands here, too.
 */
const UNSEEN = [
  ...['PreloadTopChromeWebUI', 'WebUIOmnibox', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'PreconnectToSearch'],
  ...['NetworkTimeServiceQuerying', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
].join(',');
/** No memory for pictures of the page, so none are painted: no test looks at one, and painting them is a third of what a page costs. */
const UNPAINTED = instead ? [] : ['--force-gpu-mem-available-mb=0'];
const site = `http://localhost:${SZTAB_E2E_PORT}`;

export default defineConfig({
  ...(instead
    ? { testDir: '.', testMatch: instead }
    : {
        testDir: './tests',
        projects: [
          { name: 'long', testMatch: LONG },
          { name: 'short', testIgnore: LONG },
        ],
      }),
  fullyParallel: true,
  workers: 2,
  // One more try for whoever stumbled over a busy machine; the run names them at its end.
  retries: 1,
  forbidOnly: true,
  // Generous, because machines are shared.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.SZTAB_E2E_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results',
  webServer: {
    command: `node ../server/dist/main.js --port ${SZTAB_E2E_PORT} --database :memory: --window 0`,
    url: `${site}/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    baseURL: site,
    actionTimeout: 30_000,
    // Filling the offline cache takes longer than most tests; those that are about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    // To unpack what comes from the same machine is lost labour, and so is packing it for every server that a test starts; first-paint.spec takes it packed.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Played as fast as the page allows; motion has its own test.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: SZTAB_CHROMIUM,
      // No sandbox as root; and a browser that minds its own business instead of phoning home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNSEEN}`,
        ...UNPAINTED,
      ],
    },
  },
});
