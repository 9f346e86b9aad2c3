import { passesWindowsOnly } from '../../testing/windows.ts';
import { generalOrders } from '../rules/index.ts';
import { autoPass } from './auto-pass.ts';

passesWindowsOnly(generalOrders, autoPass);
