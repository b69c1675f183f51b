import type { AiSummary } from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';

const none: AiSummary = {
	can_make: false,
	connect_url: '',
	success: true,
	summary: '',
	error: '',
	is_current: false,
	read: 0,
	texts: 0,
	made_at: null,
};

/** A stored AI summary, and the one returned by the next request. */
export class FakeSummary {
	kept: AiSummary = none;
	made: AiSummary = none;

	/** @param parts differences from an empty summary */
	static of( parts: Partial< AiSummary > ): AiSummary {
		return { ...none, ...parts };
	}

	answer( { path }: ServerRequest ): ServerAnswer | null {
		if ( path.startsWith( '/ai-summary/' ) ) {
			return { status: 200, body: this.kept };
		}
		return path.startsWith( '/preload-ai-summary/' ) ? { status: 200, body: this.made } : null;
	}
}
