import type { WidgetQuotaCondition } from '../../../src/contract/types';
import { attempt } from '../trust/attempt';

/** The properties of a visit that its response has; empty if unknown. */
export type QuotaVisit = Record< WidgetQuotaCondition[ 'about' ], string >;

/** The language and the region of a page's `lang`, as the server stores them (Responses\Submit\Submission). */
const LANGUAGE = /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3}))?(?:[-_].*)?$/;

/** Returns the visit to a page. */
export const quotaVisit = ( device: string, language: string, path: string ): QuotaVisit => ( {
	device,
	language: ( LANGUAGE.exec( language.toLowerCase() ) ?? [] ).slice( 1 ).filter( Boolean ).join( '-' ),
	path: `${ ( attempt( () => decodeURIComponent( path ) ) ?? path ).replace( /\/+$/, '' ) }/`,
} );

/**
 * True if a visit meets all conditions of a full quota, so that its response wouldn't be counted. The server decides the same for
 * responses (Surveys\Questions\Quotas\Quota); tests/fixtures/rules/quota-visits.json runs against both.
 */
export const belongsToFull = ( full: readonly ( readonly WidgetQuotaCondition[] )[], visit: QuotaVisit ): boolean =>
	full.some( ( conditions ) =>
		conditions.every( ( { about, compare, value } ) => {
			const { [ about ]: whole } = visit;
			const given = about === 'language' && ! value.includes( '-' ) ? whole.replace( /-.*/, '' ) : whole;
			return (
				given &&
				value &&
				( compare === 'STARTS_WITH' ? given.startsWith( value ) : ( given === value ) === ( compare === '=' ) )
			);
		} )
	);
