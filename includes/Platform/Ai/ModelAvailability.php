<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Remembers if the site has a suitable model, because without a persistent object cache WordPress queries each provider over
 * HTTP every time. A yes is kept for a day. A no is kept for an hour, because a provider may have been unavailable.
 */
final class ModelAvailability {

	public const OPTION = 'userfeedback_drafting';

	public function __construct( private readonly AiModel $model, private readonly Clock $clock ) {}

	public static function clearCache(): void {
		delete_option( self::OPTION );
	}

	/** Queries the providers unless the result is recent. Never call it during page rendering. */
	public function run(): bool {
		$known = $this->known();
		if ( null !== $known ) {
			return $known;
		}
		$now   = $this->clock->now()->getTimestamp();
		$shape = Prompt::object( array( 'texts' => Prompt::list( array( 'type' => 'string' ) ) ) );
		$can   = $this->model->can( new Prompt( 'Answer in JSON.', '{}', $shape ) );
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

	/** Returns where the user can connect a provider if none is connected; otherwise empty. */
	public function connectUrl(): string {
		return $this->model instanceof WordPressAiModel && $this->model->isOn() && ! $this->run() && current_user_can( 'manage_options' )
			? admin_url( 'options-connectors.php' )
			: '';
	}

	/** Returns the remembered result without any request; null if there is none. */
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
