import { passesWindowsOnly } from '../../testing/windows.ts';
import { operationMostIII } from '../rules/index.ts';
import { autoPass } from './auto-pass.ts';

passesWindowsOnly(operationMostIII, autoPass);
