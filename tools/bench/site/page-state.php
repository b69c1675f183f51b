<?php
/**
 * Puts a site into a state in which its pages are measured: php page-state.php SITE_DIR inactive|empty|survey|many|addresses
 *
 * Inactive: the plugin is inactive; empty: it is active without a published survey; survey: with one for all pages; many: with
 * 500, the oldest for the front page and each other for another page; addresses: the same by parts of an address.
 */

declare(strict_types=1);

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRow;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$state = $argv[2] ?? '';

// A value set here before WordPress loads becomes a filter: the plugin is needed to change its surveys.
$GLOBALS['wp_filter'] = array(
	'pre_option_active_plugins' => array(
		10 => array(
			array(
				'function'      => static fn(): array => array( 'userfeedback/userfeedback.php' ),
				'accepted_args' => 0,
			),
		),
	),
);
require $argv[1] . '/wp-load.php';

$mustUse = WP_CONTENT_DIR . '/mu-plugins';
if ( ! is_file( "$mustUse/uf-page-cost.php" ) ) {
	copy( __DIR__ . '/page-cost.php', "$mustUse/uf-page-cost.php" );
}

const MANY = 500;

$first = (int) Plugin::get( Db::class )->value( 'SELECT id FROM {surveys} ORDER BY id LIMIT 1' );
$whole = Plugin::get( SurveyRepository::class )->get( $first );

/** @param list<array<string, mixed>> $rules */
$surveyFor = static function ( string $title, array $rules, bool $isMeant ) use ( $whole ): void {
	$changed   = static fn(): array => array( 'id' => wp_generate_uuid4() ) + (
		$isMeant ? array( 'title' => 'Meant for this page' ) : array()
	);
	$questions = array_map(
		static fn( Question $question ): Question => SurveyRow::toQuestion(
			$changed() + $question->toArray()
		) ?? $question,
		$whole->questions
	);
	$settings  = $whole->settings->with( 'targeting', array( 'pages' => 'select', 'page_rules' => $rules ) );
	Plugin::get( SurveyRepository::class )->insert(
		new Survey( 0, $title, SurveyStatus::DRAFT, $whole->type, $questions, $settings, 1, $whole->createdAt, null )
	);
};
$rule      = static fn( string $logic, mixed $data ): array => array( array( 'logic' => $logic, 'operator' => '&&', 'data' => $data ) );
$choice    = static fn( string $id ): array => array( array( 'id' => $id, 'label' => $id ) );

if ( 0 === (int) Plugin::get( Db::class )->value(
	"SELECT COUNT(*) FROM {surveys} WHERE type = %s AND title LIKE 'Bench many%%'",
	array( $whole->type )
) ) {
	foreach ( array( 'many', 'addresses' ) as $kind ) {
		$isMany = 'many' === $kind;
		for ( $i = 0; $i < MANY; ++$i ) {
			$surveyFor(
				"Bench $kind $i",
				$isMany
					? $rule( 0 === $i ? 'page_type' : 'page_or_post_is', $choice( 0 === $i ? 'front_page' : (string) ( 100_000 + $i ) ) )
					: $rule( 'page_url_contains', 0 === $i ? '127.0.0.1' : "/page-$i/" ),
				0 === $i
			);
		}
	}
}

Plugin::get( Db::class )->write( 'UPDATE {surveys} SET status = %s', array( SurveyStatus::DRAFT->value ) );
if ( 'survey' === $state ) {
	Plugin::get( Db::class )->write( 'UPDATE {surveys} SET status = %s WHERE id = %d', array( SurveyStatus::PUBLISH->value, $first ) );
} elseif ( in_array( $state, array( 'many', 'addresses' ), true ) ) {
	Plugin::get( Db::class )->write(
		'UPDATE {surveys} SET status = %s WHERE title LIKE %s',
		array( SurveyStatus::PUBLISH->value, "Bench $state%" )
	);
}

remove_all_filters( 'pre_option_active_plugins' );
update_option( 'active_plugins', 'inactive' === $state ? array() : array( 'userfeedback/userfeedback.php' ) );
