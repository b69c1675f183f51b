<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use UserFeedback\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whether the site has a model that can write what is asked for, remembered: without a persistent object cache WordPress asks each provider
 * over HTTP every time. A yes is good for a day. A no may be a provider that was away, so it is for an hour.
 */
final class KnownSupport {

	private const OPTION = 'userfeedback_drafting';

	public function __construct( private readonly Model $model, private readonly Clock $clock ) {}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** Asks the providers where nobody has lately. Never while a page is made. */
	public function run(): bool {
		$known = $this->known();
		if ( null !== $known ) {
			return $known;
		}
		$now   = $this->clock->now()->getTimestamp();
		$shape = Asked::object( array( 'texts' => Asked::list( array( 'type' => 'string' ) ) ) );
		$can   = $this->model->can( new Asked( 'Answer in JSON.', '{}', $shape ) );
		update_option(
			self::OPTION,
			array(
				'can'   => $can,
				'until' => $now + ( $can ? DAY_IN_SECONDS : HOUR_IN_SECONDS ),
			),
			false
		);
		return $can;
	}

	/** Where the user can connect a provider, if that is what is missing; otherwise empty. */
	public function connectUrl(): string {
		return $this->model instanceof Connector && $this->model->isOn() && ! $this->run() && current_user_can( 'manage_options' )
			? admin_url( 'options-connectors.php' )
			: '';
	}

	/** What is known of it without asking anybody; null where nothing is. */
	public function known(): ?bool {
		if ( ! $this->model->isOn() ) {
			return false;
		}
		$known = get_option( self::OPTION );
		return is_array( $known )
			&& is_bool( $known['can'] ?? null )
			&& is_int( $known['until'] ?? null )
			&& $known['until'] > $this->clock->now()->getTimestamp()
			? $known['can']
			: null;
	}
}
