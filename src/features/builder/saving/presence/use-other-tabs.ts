import { useEffect, useState } from 'react';
import type { CopyKey } from '../local-copy/storage';
import { announceTab } from '../local-copy/tabs';

/** Checks if another tab of this browser has the survey open, and notifies it of this one. */
export function useOtherTabs( { site, user, survey }: CopyKey ): boolean {
	const [ areThere, setAreThere ] = useState( false );

	useEffect( () => announceTab( { site, user, survey }, setAreThere ), [ site, user, survey ] );

	return areThere && survey !== 'new'; // Two new surveys always differ.
}
