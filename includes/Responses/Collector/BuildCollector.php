<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Collector\Request\CollectorEndpoint;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Wires the collector, because Plugin is not loaded. */
final class BuildCollector {

	/** WordPress options that accepting a response reads. */
	private const OPTIONS = array(
		SiteSetup::WRITE_KEY,
		SiteSetup::WOKEN_AT,
		CollectorState::OPTION,
		VisitorSettings::OPTION,
		'home',
		'timezone_string',
		'gmt_offset',
	);

	public static function for( CollectorRequest $call ): Collector {
		$container = new Container( static fn() => null, FeatureIndex::BINDINGS ); // Factories need more of WordPress.
		self::readAhead( $call, $container );

		return $container->build(
			Collector::class,
			further: array_map(
				static fn( string $className ): Closure => static fn(): CollectorEndpoint => $container->get( $className ),
				FeatureIndex::COLLECTOR_ENDPOINTS
			)
		);
	}

	/** Skips a persistent object cache: it has the options and usually the survey, and must not be filled with less. */
	private static function readAhead( CollectorRequest $call, Container $container ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		try {
			$options = array( ...self::OPTIONS, ...FeatureIndex::COLLECTOR_OPTIONS );
			$survey  = $container->get( OptionsAndSurveyQuery::class )->read( $options, $call->surveyId() );
			if ( null !== $survey ) {
				$container->get( LiveSurveys::class )->know( $survey );
			}
		} catch ( StorageFailed ) {
			return; // Each is read again later, where a failure is handled.
		}
	}
}
