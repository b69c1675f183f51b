<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if the current user may open a view. A forwarded link works only for the user who created it. */
final class AuthorizeViewer {

	public function __construct(
		private readonly SignedViewToken $token,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition
	) {}

	public function run( string $signed ): ?ViewGrant {
		$grant = $this->token->read( $signed );
		$user  = wp_get_current_user();
		return null !== $grant
			&& $user->exists()
			&& $user->ID === $grant->userId
			&& current_user_can( Permission::VIEW->value )
			&& ( HeatmapShape::VISITOR === $grant->as || in_array( $grant->as, AllowedRoles::of( $user ), true ) )
			&& $this->edition->allows( PlanFeature::HEATMAPS )
			? $grant
			: null;
	}
}
