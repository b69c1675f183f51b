import type { WidgetPageRule, WidgetSurvey } from '../../../src/contract/types';
import type { VisitContext, Reason } from '../../shared/targeting/eligibility';
import { factsFor, failingRule } from '../../shared/targeting/page-rules';
import type { WhyData } from './data';

/** Letters of languages that are written from right to left. */
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

type Words = Pick< WhyData, 'words' | 'details' | 'strings' >;

/** Returns why a rule fails: what it requires, and what was found instead, if there are texts for that. */
export function detailOf( reason: Reason, { targeting }: WidgetSurvey, here: VisitContext, words: Words ): string {
	const plain = words.words[ reason ];
	const template = words.details[ reason ];
	const rule = targeting.page_rules.find( ( one ) => one.logic === reason && failingRule( [ one ], here ) );
	if ( template === undefined || ( reason !== 'device' && ! rule ) ) {
		return plain;
	}
	const [ asked, found ] = rule
		? [ askedBy( rule ), foundHere( rule, here ) ]
		: [ targeting.devices.map( ( device ) => words.strings[ device ] ).join( ', ' ), words.strings[ here.device ] ];
	const isolated = ( text: string ): string => ( RTL.test( template + text ) ? `\u2068${ text }\u2069` : text );
	return template
		.replace( '%1$s', () => isolated( asked ) )
		.replace( '%2$s', () => isolated( found || words.strings.nothing ) );
}

/** Only the ids of pages and terms are known here. */
const named = ( id: string ): string => ( /^\d+$/.test( id ) ? `#${ id }` : id );

function askedBy( { data }: WidgetPageRule ): string {
	return typeof data === 'string' ? data : data.map( named ).join( ', ' );
}

function foundHere( { logic }: WidgetPageRule, { page, url, referrer }: VisitContext ): string {
	const positive = logic.replace( '_not', '' );
	const own = factsFor( positive, page );
	if ( own ) {
		return own.map( named ).join( ', ' );
	}
	const { pathname, search } = new URL( url );
	return positive === 'referrer' ? referrer : positive.startsWith( 'query' ) ? search.slice( 1 ) : pathname + search;
}
