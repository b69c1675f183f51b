<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Heatmaps\Reading\ReadHeatmap;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates the URL of a view for the current user. */
final class CreateViewUrl {

	public function __construct(
		private readonly ReadHeatmap $read,
		private readonly SignedViewToken $token,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $request of the contract's shape HeatmapViewWish.
	 * @return array{url: string, expires_at: string}
	 * @throws Problem
	 */
	public function run( string $key, array $request ): array {
		/** @var array{as: string, device: string} $request it was checked. */
		$user = wp_get_current_user();
		if ( HeatmapShape::VISITOR !== $request['as'] && ! in_array( $request['as'], AllowedRoles::of( $user ), true ) ) {
			throw new ValidationFailed(
				array( new Violation( 'as', 'role', null, __( 'You can’t view pages as this role.', 'userfeedback' ) ) )
			);
		}
		/** @var array{from: string, to: string, url: string|null} $map */
		$map = $this->read->run( $key, $request );
		if ( null === $map['url'] ) {
			throw new ValidationFailed(
				array( new Violation( 'key', 'closed', null, __( 'This page can’t be opened right now.', 'userfeedback' ) ) )
			);
		}
		$expires = $this->clock->now()->modify( '+' . SignedViewToken::LIFE . ' seconds' );
		$signed  = $this->token->of(
			new ViewGrant( $key, $request['as'], $request['device'], $map['from'], $map['to'], $user->ID, $expires->getTimestamp() )
		);
		return array(
			'url'        => add_query_arg( SignedViewToken::PARAMETER, $signed, $map['url'] ),
			'expires_at' => Clock::toApi( $expires ),
		);
	}
}
