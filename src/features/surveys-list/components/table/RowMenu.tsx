import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import type { RowAction } from '@/features/surveys-list/model/row-actions';

interface Props {
	label: string;
	actions: readonly RowAction[];
	onAction: ( action: SurveyAction ) => void;
}

/** Separates actions that change or delete from those that only navigate. */
export function RowMenu( { label, actions, onAction }: Props ) {
	const isChange = ( action: RowAction ) => 'does' in action;

	return (
		<DropdownMenu
			className="uf-row-menu"
			icon={ moreVertical }
			label={ label }
			text={ __( 'Actions', 'userfeedback' ) }
			toggleProps={ { showTooltip: false } }
			popoverProps={ { placement: 'bottom-start' } }
		>
			{ ( { onClose } ) =>
				[ actions.filter( ( action ) => ! isChange( action ) ), actions.filter( isChange ) ].map(
					( group, index ) =>
						group.length > 0 && (
							<MenuGroup key={ index } className="uf-row-menu__group">
								{ group.map( ( action ) => (
									<Choice
										key={ action.key }
										action={ action }
										onAction={ onAction }
										onClose={ onClose }
									/>
								) ) }
							</MenuGroup>
						)
				)
			}
		</DropdownMenu>
	);
}

function Choice( {
	action,
	onAction,
	onClose,
}: {
	action: RowAction;
	onAction: Props[ 'onAction' ];
	onClose: () => void;
} ) {
	const navigate = useNavigate();

	if ( 'href' in action ) {
		return (
			<Button
				role="menuitem"
				className="components-menu-item__button"
				href={ action.href }
				{ ...( action.opensTab ? { target: '_blank', rel: 'noreferrer' } : {} ) }
				onClick={ onClose }
			>
				{ action.label }
			</Button>
		);
	}
	return (
		<MenuItem
			isDestructive={ 'does' in action && action.isDestructive === true }
			onClick={ () => {
				onClose();
				if ( 'does' in action ) {
					onAction( action.does );
				} else {
					navigate( action.to );
				}
			} }
		>
			{ action.label }
		</MenuItem>
	);
}
