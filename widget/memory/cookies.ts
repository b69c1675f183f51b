import jsCookie from 'js-cookie';
import { readable } from '../targeting/addresses';

/**
 * js-cookie, which the loader carries once and hands to the survey bundle; so only types are taken from here elsewhere.
 * Its own reading passes over a cookie with a broken escape, of which a page rule may ask all the same.
 */
export const cookies = jsCookie.withConverter( { read: readable } );
