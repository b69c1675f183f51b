<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use UserFeedback\Widget\Manifest\Candidate;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\RulesMapper;
use UserFeedback\Widget\Page\PageChoice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page as TesterShape shows it. */
final class PageMapper {

	public function __construct( private readonly Candidates $candidates ) {}

	/**
	 * @param list<string>|null $roles of who is logged in; null for a visitor.
	 * @return array<string, mixed>
	 */
	public function whole( PageContext $page, ?array $roles ): array {
		return self::facts( $page, $roles ) + array(
			'is_for_role' => Candidates::areForManagers() || ! self::isManager( $roles ?? array() ),
			'others'      => array_map( array( self::class, 'other' ), $this->candidates->with( $page, array(), $roles ) ),
		);
	}

	/**
	 * @param list<string>|null $roles
	 * @return array<string, mixed>
	 */
	public static function facts( PageContext $page, ?array $roles = null ): array {
		$choice = PageChoice::of( $page->id );
		return array_merge(
			$page->toArray( $roles ),
			array(
				'is_known' => $page->isKnown,
				'disabled' => $choice->disabled,
				'specific' => $choice->specific,
			)
		);
	}

	/** @return array<string, mixed> */
	private static function other( Candidate $candidate ): array {
		return array(
			'id'        => $candidate->survey->id,
			'title'     => $candidate->survey->title,
			'targeting' => RulesMapper::targeting( $candidate->survey ),
			'behavior'  => RulesMapper::behavior( $candidate->survey ),
		);
	}

	/** @param list<string> $roles */
	private static function isManager( array $roles ): bool {
		foreach ( $roles as $role ) {
			if ( true === get_role( $role )?->has_cap( 'manage_options' ) ) {
				return true;
			}
		}
		return false;
	}
}
