import { type ListView, readView, writeView } from './list-view';

/** URL of the list, keeping the other query parameters. */
export function listAddress( surveyId: number, params: URLSearchParams, view: ListView ): string {
	return withQuery( `/survey/${ String( surveyId ) }/responses`, writeView( params, view ) );
}

/** URL of a response's own page. It keeps the list's parameters, so the arrows go through that list. */
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
