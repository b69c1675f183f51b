<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\CurrentFreeEdition;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Secrets\WriteKey;
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
		$container = self::container();
		self::readAhead( $call, $container );

		return $container->build(
			Collector::class,
			further: array_map(
				static fn( string $className ): Closure => static fn(): CollectorEndpoint => $container->get( $className ),
				FeatureIndex::COLLECTOR_ENDPOINTS
			)
		);
	}

	/** Uses the factories of a few features only: those of others need more of WordPress, or load more files for each response. */
	private static function container(): Container {
		$own = array(
			Db::class                 => Db::ofSite( ... ),
			CollectorSignature::class => static fn(): CollectorSignature => new CollectorSignature( WriteKey::current() ),
			CurrentEdition::class     => static fn(): CurrentEdition => new CurrentFreeEdition(), // Unless a feature has another.
		);
		return new Container(
			static function ( string $className ) use ( $own ): ?Closure {
				$feature = FeatureIndex::FACTORIES[ $className ] ?? null;
				return null !== $feature && isset( FeatureIndex::IN_COLLECTOR[ $feature ] )
					? $feature::factories()[ $className ]
					: $own[ $className ] ?? null;
			}
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
