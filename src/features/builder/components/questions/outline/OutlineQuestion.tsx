import { __ } from '@wordpress/i18n';
import { type ComponentProps, memo } from 'react';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { useBuilder } from '@/features/builder/model/builder-context';
import { hasErrorsBelow } from '@/features/builder/model/errors/field-errors';
import { questionIcons } from '../question-icons';
import { OutlineRow } from './OutlineRow';

type Props = Pick<
	ComponentProps< typeof OutlineRow >,
	'isChosen' | 'isStop' | 'isDragged' | 'handleProps' | 'onOpen'
> & {
	/** From 0. */
	place: number;
};

/** Drawn again only when something of its own question has changed. */
export const OutlineQuestion = memo( function OutlineQuestion( { place, ...row }: Props ) {
	const question = useBuilder( ( { form } ) => form.draft.questions[ place ] );
	const isWrong = useBuilder( ( { errors } ) => hasErrorsBelow( errors, `questions[${ String( place ) }]` ) );
	if ( question === undefined ) {
		return null;
	}
	const { id, title, type, logic } = question;
	const isUntitled = title.trim() === '';

	return (
		<OutlineRow
			id={ id }
			icon={ questionIcons[ type ] }
			kind={ questionTypeLabel( type ) }
			place={ place }
			title={ isUntitled ? __( 'No title yet', 'userfeedback' ) : title }
			isUntitled={ isUntitled }
			hasLogic={ logic.enabled }
			isWrong={ isWrong }
			{ ...row }
		/>
	);
} );
