import { __ } from '@wordpress/i18n';

/** An answer that is not a success, or no answer at all. `message` is a sentence for the owner. */
export class ApiError extends Error {
	override readonly name = 'ApiError';

	constructor(
		message: string,
		/** HTTP status; 0 when nothing usable came back (offline, a page instead of JSON). */
		readonly status: number,
		readonly code: string,
		/** Field path (`questions[2].title`) to sentence. */
		readonly params: Readonly< Record< string, string > > = {},
		/** The survey's version in force, with a 409. */
		readonly version: number | null = null
	) {
		super( message );
	}

	/** @param thrown whatever wp.apiFetch rejected with: WordPress's error body, or its own object without a status. */
	static from( thrown: unknown ): ApiError {
		const error = isRecord( thrown ) ? thrown : {};
		const data = isRecord( error[ 'data' ] ) ? error[ 'data' ] : {};
		return new ApiError(
			typeof error[ 'message' ] === 'string' && error[ 'message' ] !== ''
				? error[ 'message' ]
				: __( 'The site could not be reached.', 'userfeedback' ),
			typeof data[ 'status' ] === 'number' ? data[ 'status' ] : 0,
			typeof error[ 'code' ] === 'string' ? error[ 'code' ] : 'unknown',
			sentences( data[ 'params' ] ),
			typeof data[ 'version' ] === 'number' ? data[ 'version' ] : null
		);
	}

	/** Worth trying again without the owner changing anything. */
	get is_passing(): boolean {
		return this.status === 0 || this.status === 429 || this.status >= 500;
	}
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function sentences( params: unknown ): Record< string, string > {
	const entries = isRecord( params ) ? Object.entries( params ) : [];
	return Object.fromEntries(
		entries.filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' )
	);
}
