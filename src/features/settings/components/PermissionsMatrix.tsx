import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { SiteRole } from '@/contract/types';
import { type PermissionSetting, permissionLabel, PERMISSIONS } from '@/features/settings/model/permissions';
import { useSettings } from '@/components/forms/settings-form';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';

/**
 * A row for each role, a column for each permission. Locked checkboxes stay focusable, so everyone can learn how to unlock
 * them.
 */
export function PermissionsMatrix() {
	const { settings, roles, set } = useSettings();
	const isOpen = useSite().features[ 'access-roles' ];
	const upgrade = useUpgrade();

	const turn = ( right: PermissionSetting, { key }: SiteRole, may: boolean ) => {
		if ( ! isOpen ) {
			upgrade( 'access-roles' );
			return;
		}
		const others = settings[ right ].filter( ( other ) => other !== key );
		set( right, inOrder( may ? [ ...others, key ] : others, roles ) );
	};
	return (
		<Table
			label={ __( 'Role permissions', 'userfeedback' ) }
			head={
				<>
					<HeadCell kind="title">{ __( 'Role', 'userfeedback' ) }</HeadCell>
					{ PERMISSIONS.map( ( right ) => (
						<HeadCell key={ right }>{ permissionLabel( right ) }</HeadCell>
					) ) }
				</>
			}
		>
			{ roles.map( ( role ) => (
				<tr key={ role.key } role="row">
					<Cell label={ __( 'Role', 'userfeedback' ) } kind="title">
						<bdi>{ role.name }</bdi>
					</Cell>
					{ PERMISSIONS.map( ( right ) => (
						<Cell key={ right } label={ permissionLabel( right ) }>
							<CheckboxControl
								__nextHasNoMarginBottom
								/* translators: 1: name of a role, 2: what it may do */
								aria-label={ sprintf(
									__( '%1$s: %2$s', 'userfeedback' ),
									role.name,
									permissionLabel( right )
								) }
								checked={ role.is_fixed || settings[ right ].includes( role.key ) }
								className={ isOpen ? undefined : 'is-locked' }
								aria-disabled={ ! isOpen || undefined }
								disabled={ role.is_fixed }
								onChange={ ( may ) => turn( right, role, may ) }
							/>
						</Cell>
					) ) }
				</tr>
			) ) }
		</Table>
	);
}

/** Sorts as the server does, so that undoing a change leaves none: fixed roles first, then the site's order. */
function inOrder( keys: readonly string[], roles: readonly SiteRole[] ): string[] {
	const fixed = roles.filter( ( role ) => role.is_fixed );
	const others = roles.filter( ( role ) => ! role.is_fixed && keys.includes( role.key ) );
	return [ ...fixed, ...others ].map( ( role ) => role.key );
}
