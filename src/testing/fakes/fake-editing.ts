import type { Editor, KeptCopy, SurveyCopy } from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';

/** Autosaved copies of a site's surveys, and other users who are editing them. */
export class FakeEditing {
	readonly kept = new Map< number, KeptCopy >();
	others: Editor[] = [];

	answer( { method, path, body }: ServerRequest ): ServerAnswer | null {
		const [ , number, what ] = /^\/surveys\/(\d+)\/(kept|editing)$/.exec( path ) ?? [];
		const id = Number( number );
		switch ( what && `${ method } ${ what }` ) {
			case 'GET kept':
				return { status: 200, body: { kept: this.kept.get( id ) ?? null } };
			case 'POST kept':
				this.kept.set( id, { ...( body as SurveyCopy ), at: '2026-11-21T13:02:00+00:00' } );
				return { status: 204, body: null };
			case 'DELETE kept':
				this.kept.delete( id );
				return { status: 204, body: null };
			case 'POST editing':
				return { status: 200, body: { editors: this.others } };
			case 'DELETE editing':
				return { status: 204, body: null };
			default:
				return null;
		}
	}
}
