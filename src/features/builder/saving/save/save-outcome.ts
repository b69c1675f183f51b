import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import type { SurveySaved } from '@/contract/types';
import type { Draft } from '@/features/builder/draft/form/draft';

/** Result of the last requested save, for the notices below the header. */
export type SaveOutcome =
	| { kind: 'saved' }
	| { kind: 'saved-as-draft' }
	| { kind: 'not-published'; message: string }
	/** Someone else changed the same field: decide first. */
	| { kind: 'conflict' }
	| { kind: 'refused'; error: ApiError; loose: readonly string[] }
	| { kind: 'incomplete' };

export function outcomeOf( sent: Draft, { survey, published, message }: SurveySaved ): SaveOutcome {
	if ( sent.status === 'publish' && ! published && survey.status !== 'publish' ) {
		return { kind: 'not-published', message };
	}
	return survey.status === 'publish' ? { kind: 'saved' } : { kind: 'saved-as-draft' };
}

/** Returns the error in an owner's words: field paths are for programs. */
export function refusedBy( error: ApiError, loose: readonly string[] ): SaveOutcome {
	const namesAPath = Object.keys( error.params ).some( ( path ) => error.message.startsWith( `${ path }: ` ) );
	if ( namesAPath ) {
		const said = __( 'Some fields need to be corrected first.', 'userfeedback' );
		return { kind: 'refused', error: new ApiError( said, error.status, error.code, error.params ), loose };
	}
	return { kind: 'refused', error, loose: loose.filter( ( text ) => ! error.message.includes( text ) ) };
}
