import type { WidgetManifest, WidgetSurvey } from '../../../src/contract/types';
import { pageApi } from '../../shared/api/page-api';
import { mayStore, onConsentChange, requireConsent } from '../../shared/memory/consent';
import { readStorage } from '../../shared/memory/jar';
import { hasBegun } from '../../shared/page/stored-state';
import type { Gate } from '../../shared/targeting/eligibility';
import { quotaVisit } from '../../shared/targeting/full-quotas';
import { ALL, gateReason } from '../../shared/targeting/gate';
import type { Display, VisitorRecord } from '../../shared/targeting/gate';
import { withQuery } from '../../shared/transport/with-query';
import { attempt } from '../../shared/trust/attempt';
import { allowedHere } from '../later/manifest';

/** Key prefix of the record; the URL of the site's routes follows, because sites in folders share a host's storage. */
export const RECORD_KEY = 'userfeedback-shown:';

/** Surveys in a record. */
const MOST = 50;

let key = '';
let { rest, collector, surveys }: Pick< WidgetManifest, 'rest' | 'collector' | 'surveys' > = {
	rest: '',
	collector: '',
	surveys: [],
};

/** Pop-ups that the visitor has seen on this page, which may not be stored. */
let seen: Display[] = [];

/**
 * Reads the record, `seed;id,time;id,time…`, for each decision, because another tab may have shown a survey. Invalid parts become
 * NaN, and count as missing.
 */
function read(): VisitorRecord {
	const [ seed, ...shown ] = ( readStorage( key ) ?? '' ).split( ';' );
	const stored = shown.map( ( pair ): Display => {
		const [ id, time ] = pair.split( ',' );
		return [ Number( id ), Number( time ) ];
	} );
	return { seed: Number( seed ), shown: [ ...seen, ...stored ] };
}

function store( seed: number ): void {
	if ( mayStore() ) {
		const shown = read().shown.sort( ( [ , one ], [ , other ] ) => other - one );
		const ids = shown.map( ( [ id ] ) => id );
		const latest = shown.filter( ( [ id ], index ) => ids.indexOf( id ) === index ).slice( 0, MOST );
		attempt( () => localStorage.setItem( key, [ seed, ...latest ].join( ';' ) ) );
	}
}

function listen(): void {
	document.addEventListener( 'userfeedback:show', ( { detail } ) => {
		const { survey_id: shown } = detail;
		const bundle = pageApi()?._bundle;
		const survey = surveys.find( ( { id } ) => id === shown );
		const { gate } = survey?.targeting ?? {};
		const news: Display[] = [];
		if ( IN_EDITION.behavior && survey && gate?.part && isFirst( gate.part.of, shown ) ) {
			news.push( [ ~gate.part.of, 0 ] );
			countVisitor( survey );
		}
		if ( gate && bundle?.floating() === bundle?.get( shown ) ) {
			news.push( [ shown, Date.now() ] );
		}
		if ( news.length ) {
			seen = [ ...news, ...seen ];
			store( read().seed );
		}
	} );
	onConsentChange( () => {
		if ( seen.length ) {
			store( read().seed );
		}
		pageApi()?._again?.();
	} );
}

/**
 * True if the visitor has seen neither of two versions. In the record, the complement of the original's id, without a time, stands for
 * both: also where a page has a place for a version, which counts for no quiet days.
 */
const isFirst = ( original: number, shown: number ): boolean =>
	! read().shown.some( ( [ id ] ) => [ original, ~original, shown ].includes( id ) );

/** Counts a visitor for the version that they saw first. Displays don't tell the halves: some visitors see more of them. */
function countVisitor( { id, nonce }: WidgetSurvey ): void {
	const sign = `nonce=${ encodeURIComponent( nonce ) }`;
	const short = collector.startsWith( `${ location.origin }/` );
	fetch(
		short
			? withQuery( collector, `survey=${ id }&do=first&${ sign }` )
			: withQuery( `${ rest }surveys/${ id }/impression`, `event=first&${ sign }` ),
		{ method: 'POST', keepalive: true }
	).catch( () => undefined );
}

/**
 * Returns the gate of a page's surveys. A survey that the visitor already sees or answers stays. The random number for shares
 * and versions is made when a survey needs it; without consent there is none, and no survey with a share or versions shows.
 */
export async function visitorGate(
	manifest: WidgetManifest,
	placed: readonly number[],
	get: typeof fetch
): Promise< Gate > {
	requireConsent( manifest.consent );
	if ( ! key ) {
		listen();
	}
	key = RECORD_KEY + manifest.rest;
	( { rest, collector, surveys } = manifest );
	const allowed = surveys.some( ( { targeting } ) => targeting.by_country )
		? await allowedHere( manifest, placed, get )
		: [];
	return ( { id, cookie_name: name = '', targeting }, floats ) => {
		const { by_country: isLimited, gate } = targeting;
		if ( isLimited && ! allowed.includes( id ) ) {
			return 'country';
		}
		if ( ! gate || ( seen.some( ( [ one ] ) => one === id ) && pageApi()?._bundle?.get( id ) ) ) {
			return '';
		}
		if ( ( gate.share < ALL || gate.part ) && ! read().seed ) {
			store( Math.ceil( Math.random() * 1e9 ) );
		}
		const device = pageApi()?._here?.().device ?? '';
		const visit = quotaVisit( device, document.documentElement.lang, location.pathname );
		// Two versions share the storage of a started survey, so only the visitor's own one continues.
		const rules = hasBegun( name ) ? { ...gate, days: 0, share: ALL, full: [] } : gate;
		return gateReason( id, rules, floats, read(), Date.now(), visit );
	};
}
