import { failureText, type FailureKind, kindOf } from './failure';

/** A response that is not a success, or no response at all. `message` is a sentence for the owner. */
export class ApiError extends Error {
	override readonly name = 'ApiError';

	constructor(
		message: string,
		/** HTTP status; 0 without a response (offline, the site is down). */
		readonly status: number,
		readonly code: string,
		/** Sentences by field path (`questions[2].title`). */
		readonly params: Readonly< Record< string, string > > = {},
		/** The survey's current version, with a 409. */
		readonly version: number | null = null,
		readonly kind: FailureKind = 'refused'
	) {
		super( message );
	}

	/** Converts any thrown value. */
	static of( thrown: unknown ): ApiError {
		return thrown instanceof ApiError ? thrown : ApiError.from( thrown );
	}

	/**
	 * @param body     the response: WordPress's error, a server's error page, or nothing
	 * @param status   0 without a response
	 * @param isWrite true if typed text may have been sent
	 * @param seconds  to wait, if the server sends them
	 */
	static from( body: unknown, status = 0, isWrite = false, seconds = 0 ): ApiError {
		const error = isRecord( body ) ? body : {};
		const data = isRecord( error[ 'data' ] ) ? error[ 'data' ] : {};
		const code = typeof error[ 'code' ] === 'string' ? error[ 'code' ] : 'unknown';
		const kind = kindOf( status, code );
		const said = typeof error[ 'message' ] === 'string' ? error[ 'message' ] : '';
		return new ApiError(
			( kind === 'refused' ? said : '' ) || failureText( kind, { status, isWrite, seconds } ),
			status,
			code,
			sentences( data[ 'params' ] ),
			typeof data[ 'version' ] === 'number' ? data[ 'version' ] : null,
			kind
		);
	}

	/** True if a retry may work without a change by the owner. */
	get isPassing(): boolean {
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
