import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { PlanBadge } from '../../../components/ui/PlanBadge';
import { QUESTION_TYPES, type QuestionType } from '../../../contract/question-types';
import { questionTypeLabel } from '../../../lib/question-type-labels';
import { useLocks } from '../model/use-locks';
import { questionIcons } from './question-icons';

export const question_types = Object.keys( QUESTION_TYPES ) as QuestionType[];

/** Those that can be edited here; pictures of options cannot be chosen yet, only kept. */
const editable_types = question_types.filter( ( type ) => ! QUESTION_TYPES[ type ].has_pictures );

/** What a question can be turned into, and what it is. */
export function typesFor( type: QuestionType ): readonly QuestionType[] {
	return editable_types.includes( type ) ? editable_types : [ type ];
}

export function AddQuestion( { onAdd }: { onAdd: ( type: QuestionType ) => void } ) {
	const locks = useLocks();

	return (
		<DropdownMenu
			className="uf-add-question"
			icon={ plus }
			label={ __( 'Add question', 'userfeedback' ) }
			text={ __( 'Add question', 'userfeedback' ) }
			toggleProps={ { variant: 'secondary', __next40pxDefaultSize: true, showTooltip: false } }
			popoverProps={ { placement: 'bottom-start' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup label={ __( 'Question type', 'userfeedback' ) }>
					{ editable_types.map( ( type ) => (
						<MenuItem
							key={ type }
							icon={ questionIcons[ type ] }
							iconPosition="left"
							disabled={ locks.type( type ) }
							onClick={ () => {
								onAdd( type );
								onClose();
							} }
						>
							{ questionTypeLabel( type ) }
							{ locks.type( type ) && <PlanBadge feature="extra-question-types" /> }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
