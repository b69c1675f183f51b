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

/** What a model made of results before, and what comes when it is asked. */
export class FakeSummary {
	kept: AiSummary = none;
	made: AiSummary = none;

	/** @param parts of what it is otherwise where there is none */
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
