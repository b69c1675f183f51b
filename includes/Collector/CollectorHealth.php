<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use Closure;
use UserFeedback\Health\HealthButton;
use UserFeedback\Health\HealthResult;
use UserFeedback\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The two doors for what visitors send and ask: the collector, and the site's REST API. */
final class CollectorHealth implements HealthTest {

	public const TEST = 'userfeedback_collector';

	/** @param Closure(): bool $look whether the collector is on, found out anew. */
	public function __construct( private readonly CheckCollector $check, private readonly Closure $look ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'UserFeedback collector', 'userfeedback' );
	}

	public function check(): HealthResult {
		return self::of( ( $this->look )(), $this->check->isOthersWish(), $this->check->isRestOpen() );
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
			! $isRestOpen && ! $isOn => __( 'Survey answers cannot reach your site', 'userfeedback' ),
			! $isRestOpen             => __( 'Visitors cannot ask the REST API which surveys are live', 'userfeedback' ),
			$isOn                      => __( 'Survey answers take the short way', 'userfeedback' ),
			default                     => __( 'Survey answers go through the REST API', 'userfeedback' ),
		};
	}

	private static function description( bool $isOn, bool $isOthersWish, bool $isRestOpen ): string {
		$setting = __(
			'Look in your security plugin for a setting that closes the REST API to visitors who are not logged in, often called "Disallow unauthorized REST requests" or "Disable REST API", and let the addresses that begin with userfeedback/v1 through.',
			'userfeedback'
		);
		return match ( true ) {
			! $isRestOpen && ! $isOn => __(
				'Neither the REST API nor the script includes/Widget/collect.php of UserFeedback answers visitors. Answers are kept in their browsers for up to 30 days and are lost then.',
				'userfeedback'
			) . ' ' . $setting,
			! $isRestOpen             => __(
				'Answers are taken, but a page that comes from a cache cannot learn which surveys are live: after a day it shows none.',
				'userfeedback'
			) . ' ' . $setting,
			$isOn                      => __(
				'Answers to surveys are taken by a small script of UserFeedback that loads only the core of WordPress.',
				'userfeedback'
			),
			$isOthersWish              => __(
				'Another plugin looks at each answer before it is stored, which needs all of WordPress, or wants the short way closed.',
				'userfeedback'
			),
			default                     => __(
				'Your server does not let the script includes/Widget/collect.php of UserFeedback be called, or it lies where WordPress cannot be found. Every answer is taken through the REST API, which costs the server about six times as much.',
				'userfeedback'
			),
		};
	}
}
