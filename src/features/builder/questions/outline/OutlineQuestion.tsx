import { __ } from '@wordpress/i18n';
import { type ComponentProps, memo } from 'react';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { questionTypeLabel } from '@/question-types/types';
import { useBuilderLater } from '@/features/builder/saving/state/builder-context';
import { hasErrorsBelow } from '@/features/builder/draft/validation/field-errors';
import { pagesOf } from '@/features/builder/draft/operations/pages';
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
	const pageStart = useBuilderLater( ( { form, places } ) =>
		IN_EDITION[ 'question-options' ] && question?.settings.same_page
			? places.get( pagesOf( form.draft ).find( ( page ) => page.includes( question ) )?.[ 0 ]?.id ?? id )
			: undefined
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
			page={
				pageStart !== undefined
					? /* translators: %s: number of a question */
						sprintf(
							__( 'On the same page as question %s', 'userfeedback' ),
							formatNumber( pageStart + 1 )
						)
					: ''
			}
			hasLogic={ logic.enabled }
			isWrong={ isWrong }
			{ ...row }
		/>
	);
} );
