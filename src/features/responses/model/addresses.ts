import { type ListView, readView, writeView } from './list-view';

/** The list, with what else its address says. */
export function listAddress( surveyId: number, params: URLSearchParams, view: ListView ): string {
	return withQuery( `/survey/${ String( surveyId ) }/responses`, writeView( params, view ) );
}

/** A response on a page of its own, which keeps the list that it is opened from: its arrows lead through that. */
export function responseAddress( surveyId: number, responseId: number, params: URLSearchParams ): string {
	const view = readView( params );
	return withQuery(
		`/survey/${ String( surveyId ) }/responses/${ String( responseId ) }`,
		writeView( params, { ...view, page: 1 } )
	);
}

function withQuery( path: string, params: URLSearchParams ): string {
	const query = params.toString();
	return query === '' ? path : `${ path }?${ query }`;
}
