import { pluralizeCount } from '../responses/pluralize-count.ts';
import type { Handler } from '../handler.ts';
import { errorBody } from '../http-error.ts';

/** `GET /countries/{id}/states` */
export const listStates: Handler<'listStates'> = ({ path, query: { page, limit } }, { store }) => {
  const total = store.states.count(path.id);
  if (total === 0) return { status: 404, body: errorBody('This country is not in our list.') };
  return {
    status: 200,
    body: {
      success: true,
      message: pluralizeCount(total, 'state'),
      data: store.states.page(path.id, { page, limit }),
      pagination: { page, limit, total, total_pages: Math.ceil(total / limit) },
    },
  };
};
