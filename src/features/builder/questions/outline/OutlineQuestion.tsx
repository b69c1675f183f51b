import { type ComponentProps, memo } from 'react';
import { questionTypeLabel } from '@/question-types/types';
import { useBuilderLater } from '@/features/builder/saving/state/builder-context';
import { hasErrorsBelow } from '@/features/builder/draft/validation/field-errors';
import { questionIcon } from '@/question-types/icons';
import { titleInWords } from '../paths/path-text';
import { OutlineRow } from './OutlineRow';

type Props = Pick<
	ComponentProps< typeof OutlineRow >,
	'isChosen' | 'isStop' | 'isDragged' | 'handleProps' | 'onOpen'
> & {
	id: string;
};

/** Rerenders only when its own question changes. */
export const OutlineQuestion = memo( function OutlineQuestion( { id, ...row }: Props ) {
	const question = useBuilderLater( ( { form, places } ) => form.draft.questions[ places.get( id ) ?? -1 ] );
	const isWrong = useBuilderLater( ( { errors, places } ) =>
		hasErrorsBelow( errors, `questions[${ String( places.get( id ) ) }]` )
	);
	if ( question === undefined ) {
		return null;
	}
	const { title, type, logic } = question;
	const isUntitled = title.trim() === '';

	return (
		<OutlineRow
			id={ id }
			icon={ questionIcon( type ) }
			kind={ questionTypeLabel( type ) }
			isQuestion
			title={ titleInWords( question ) }
			isUntitled={ isUntitled }
			hasLogic={ logic.enabled }
			isWrong={ isWrong }
			{ ...row }
		/>
	);
} );
