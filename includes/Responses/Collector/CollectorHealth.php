<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The two entry points for visitors: the collector and the site's REST API. */
final class CollectorHealth implements HealthTest {

	public const TEST = 'userfeedback_collector';

	/** @param Closure(): bool $checkAgain checks again and returns true if the collector is on. */
	public function __construct(
		private readonly CheckCollector $check,
		#[Lazy( CollectorHooks::class, 'check' )] private readonly Closure $checkAgain
	) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'UserFeedback collector', 'userfeedback' );
	}

	public function check(): HealthResult {
		return self::of( ( $this->checkAgain )(), CollectorState::isOthersWish(), $this->check->isRestOpen() );
	}

	public static function of( bool $isOn, bool $isOthersWish, bool $isRestOpen ): HealthResult {
		$label = self::title( $isOn, $isRestOpen );
		$text  = self::description( $isOn, $isOthersWish, $isRestOpen );
		return match ( true ) {
			$isRestOpen && ( $isOn || $isOthersWish ) => HealthResult::good( $label, $text ),
			$isRestOpen || $isOn                      => HealthResult::recommended( $label, $text, HealthButton::checkAgain() ),
			default                                   => HealthResult::critical( $label, $text, HealthButton::checkAgain() ),
		};
	}

	private static function title( bool $isOn, bool $isRestOpen ): string {
		return match ( true ) {
			! $isRestOpen && ! $isOn => __( 'Survey answers can’t reach your site', 'userfeedback' ),
			! $isRestOpen            => __( 'Visitors can’t check the REST API for live surveys', 'userfeedback' ),
			$isOn                    => __( 'Survey answers use the lightweight collector', 'userfeedback' ),
			default                  => __( 'Survey answers use the REST API', 'userfeedback' ),
		};
	}

	private static function description( bool $isOn, bool $isOthersWish, bool $isRestOpen ): string {
		$setting = __(
			'In your security plugin, find the setting that blocks the REST API for logged-out visitors, often called "Disallow unauthorized REST requests" or "Disable REST API", and allow routes that start with userfeedback/v1.',
			'userfeedback'
		);
		return match ( true ) {
			! $isRestOpen && ! $isOn => __(
				'Visitors can’t reach the REST API or the UserFeedback script includes/Widget/collect.php. Their browsers keep answers for up to 30 days. After that, the answers are lost.',
				'userfeedback'
			) . ' ' . $setting,
			! $isRestOpen            => __(
				'Answers are accepted, but cached pages can’t check which surveys are live. Cached pages more than a day old show no surveys.',
				'userfeedback'
			) . ' ' . $setting,
			$isOn                    => __(
				'A small UserFeedback script, which loads only the essential parts of WordPress, receives survey answers.',
				'userfeedback'
			),
			$isOthersWish            => __(
				'Another plugin has turned off the lightweight collector, or it checks each answer before it’s saved, which requires loading all of WordPress.',
				'userfeedback'
			),
			default                  => __(
				'Your server blocks the UserFeedback script includes/Widget/collect.php, or the script can’t find WordPress. All answers go through the REST API instead, which puts several times the load on your server.',
				'userfeedback'
			),
		};
	}
}
