import { cookies } from '../memory/cookies';
import type { Jar } from '../memory/jar';
import { ownGlobal } from '../trust/own-global';
import type { SurveyBundle } from './handover';

/** The surveys on the page; none before the bundle is there. */
export const stage = (): SurveyBundle | undefined => ownGlobal( window, 'UserFeedback' )?._bundle;

/** What is remembered of surveys; with what only the bundle knows, which is what may not be stored. */
export const jar = (): Jar => stage()?.jar ?? cookies;
