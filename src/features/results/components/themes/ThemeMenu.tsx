import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { Theme } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import type { Change } from './use-themes';

interface Props {
	theme: Theme;
	others: readonly Theme[];
	onChange: ( change: Change ) => void;
	onRename: () => void;
}

/** The model finds themes; the owner can rename, pin, and merge them. */
export function ThemeMenu( { theme: { id, name, pinned }, others, onChange, onRename }: Props ) {
	return (
		<DropdownMenu
			icon={ moreVertical }
			/* translators: %s: name of a theme */
			label={ sprintf( __( 'Actions for “%s”', 'userfeedback' ), name ) }
			toggleProps={ { size: 'small' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ ( { onClose } ) => {
				const then = ( act: () => void ) => () => {
					onClose();
					act();
				};
				return (
					<>
						<MenuGroup>
							<MenuItem onClick={ then( onRename ) }>{ __( 'Rename', 'userfeedback' ) }</MenuItem>
							<MenuItem onClick={ then( () => onChange( { id, pinned: ! pinned } ) ) }>
								{ pinned ? __( 'Unpin', 'userfeedback' ) : __( 'Pin to top', 'userfeedback' ) }
							</MenuItem>
						</MenuGroup>
						{ others.length > 0 && (
							<MenuGroup label={ __( 'Merge into', 'userfeedback' ) }>
								{ others.map( ( other ) => (
									<MenuItem
										key={ other.id }
										onClick={ then( () => onChange( { id, merge_into: other.id } ) ) }
									>
										{ other.name }
									</MenuItem>
								) ) }
							</MenuGroup>
						) }
						<MenuGroup>
							<MenuItem isDestructive onClick={ then( () => onChange( { id, remove: true } ) ) }>
								{ __( 'Delete', 'userfeedback' ) }
							</MenuItem>
						</MenuGroup>
					</>
				);
			} }
		</DropdownMenu>
	);
}
