<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\PublishedSurveysQuery;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads everything needed to accept a response in one statement: the options and the survey.
 *
 * With the first option that is read, WordPress would load all autoloaded options, often hundreds of kilobytes. An option that
 * is not read here is still found, by a query of its own.
 */
final class OptionsAndSurveyQuery {

	/** The survey is joined to the first option, so the two tables need no common collation, as a UNION would. */
	private const SQL = 'SELECT option_name, option_value, ' . PublishedSurveysQuery::SHOWN_COLUMNS . ' FROM {wp_options}
		LEFT JOIN {surveys} ON id = %d AND option_name = %s WHERE option_name IN (';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Passes the options to WordPress.
	 *
	 * @param non-empty-list<string> $options names; every site has the first of them.
	 * @return array<string, string|null>|null the survey's row, with the columns that PublishedSurveysQuery reads.
	 */
	public function read( array $options, int $surveyId ): ?array {
		$survey = null;
		$found  = array();
		$sql    = self::SQL . Db::placeholders( $options, true ) . ')';
		foreach ( $this->db->rows( $sql, array( $surveyId, $options[0], ...$options ) ) as $row ) {
			$name           = (string) $row['option_name'];
			$found[ $name ] = $row['option_value'];
			if ( null !== $row['id'] ) {
				$survey = array_diff_key( $row, array( 'option_name' => null, 'option_value' => null ) );
			}
		}
		add_filter( 'pre_wp_load_alloptions', static fn(): array => array() );
		wp_cache_set_multiple( $found, 'options' );
		wp_cache_set( 'notoptions', array_fill_keys( array_diff( $options, array_keys( $found ) ), true ), 'options' );
		return $survey;
	}
}
