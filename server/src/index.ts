export { ServeError, type Serving, serve } from './serve.ts';
