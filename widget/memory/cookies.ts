import jsCookie from 'js-cookie';
import { readable } from '../targeting/addresses';

/**
 * js-cookie, which the loader carries once and hands to the survey bundle; so elsewhere only its type is taken from here.
 * Its own reading passes over a cookie with a broken escape, of which a page rule may ask all the same.
 */
export const cookies = jsCookie.withConverter( { read: readable } );

export type Cookies = Pick< typeof cookies, 'get' | 'set' | 'remove' >;
