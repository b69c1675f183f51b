import { LIMITS } from '@/contract/limits';
import { NEW_PICTURES } from '@/question-types/drafts';
import { type Draft, questionOf } from '../form/draft';
import { labelToSend } from '../form/draft-to-send';
import type { Edit } from './edits';

/** Sets an image, and a label if the option has none yet: screen readers read only the label. */
export function chooseImage(
	draft: Draft,
	{ question: id, option: chosen, image, alt }: { question: string; option: string; image: string; alt: string }
): readonly Edit[] {
	const question = questionOf( draft, id );
	if ( ! question || NEW_PICTURES[ question.type ]?.image === undefined ) {
		return [];
	}
	const of = { question: id, option: chosen };
	const labels = new Map( question.config.options.map( ( option ) => [ option.id, labelToSend( option ) ] ) );
	const label = alt.trim().slice( 0, LIMITS.OPTION_LABEL ).trim();
	const isWanted = labels.get( chosen ) === '' && label !== '' && ! [ ...labels.values() ].includes( label );
	return [
		{ kind: 'set', of, path: 'image', value: image },
		...( isWanted ? [ { kind: 'set', of, path: 'label', value: label } as const ] : [] ),
	];
}
