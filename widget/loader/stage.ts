import { pageApi } from '../shared/api/page-api';
import type { SurveyBundle } from '../shared/api/page-api';
import { cookies } from '../shared/memory/cookies';
import type { Jar } from '../shared/memory/jar';

/** Returns the surveys on the page; undefined before the bundle loads. */
export const stage = (): SurveyBundle | undefined => pageApi()?._bundle;

/** Returns what is stored about surveys; the bundle's jar also has what may not be stored. */
export const jar = (): Jar => stage()?.jar ?? cookies;
