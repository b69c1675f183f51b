import { failureText, type FailureKind, kindOf } from './failure';

/** An answer that is not a success, or no answer at all. `message` is a sentence for the owner. */
export class ApiError extends Error {
	override readonly name = 'ApiError';

	constructor(
		message: string,
		/** HTTP status; 0 when no answer came (offline, the site is away). */
		readonly status: number,
		readonly code: string,
		/** Field path (`questions[2].title`) to sentence. */
		readonly params: Readonly< Record< string, string > > = {},
		/** The survey's version in force, with a 409. */
		readonly version: number | null = null,
		readonly kind: FailureKind = 'refused'
	) {
		super( message );
	}

	/** What was thrown, whatever it is. */
	static of( thrown: unknown ): ApiError {
		return thrown instanceof ApiError ? thrown : ApiError.from( thrown );
	}

	/**
	 * @param body     what came back: WordPress's error, a page of a server in trouble, or nothing
	 * @param status   0 when no answer came
	 * @param isWrite something that was typed may have been on its way
	 * @param seconds  to wait, where the server names them
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

	/** Worth trying again without the owner changing anything. */
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
