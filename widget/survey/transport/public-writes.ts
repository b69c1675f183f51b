import type { ReportedVisit, Submission, WidgetManifest } from '../../../src/contract/types';
import { withQuery } from '../../shared/transport/with-query';
import { byCollectorOrRest } from '../../shared/transport/collector-or-rest';
import { post } from '../../shared/transport/post';
import type { Reply } from '../../shared/transport/post';

/** The counter that a display of a survey increases. */
export type DisplayEvent = 'impression' | 'start';

export interface PublicWrites {
	response( survey: number, body: Submission ): Promise< Reply >;
	count( survey: number, display: DisplayEvent, nonce: string ): Promise< Reply >;
	/** Reports a visit without a response. Only the extended bundle has it. */
	visit?( survey: number, body: ReportedVisit ): Promise< Reply >;
}

export function publicWrites(
	{ rest, collector }: Pick< WidgetManifest, 'rest' | 'collector' >,
	send: typeof fetch,
	page = location.origin
): PublicWrites {
	const byEitherWay = byCollectorOrRest( collector, page );

	/** @param nonce for a write without a body. */
	const write = (
		survey: number,
		what: 'response' | 'steps' | DisplayEvent,
		body: Submission | ReportedVisit | null,
		nonce = ''
	): Promise< Reply > => {
		const sign = nonce && `&nonce=${ encodeURIComponent( nonce ) }`;
		const path = `${ rest }surveys/${ survey }/`;
		return byEitherWay(
			`survey=${ survey }&do=${ what }${ sign }`,
			body
				? path + ( EXTENDED && IN_EDITION.behavior && what === 'steps' ? 'visits' : 'responses' )
				: withQuery( `${ path }impression`, `event=${ what }${ sign }` ),
			( address ) => post( address, body, send )
		);
	};

	return {
		response: ( survey, body ) => write( survey, 'response', body ),
		count: ( survey, display, nonce ) => write( survey, display, null, nonce ),
		...( EXTENDED && IN_EDITION.behavior && { visit: ( survey, body ) => write( survey, 'steps', body ) } ),
	};
}
