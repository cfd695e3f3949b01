import type { UserResponse } from '@pressdock/api';
import { meAtom, userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';

const settingKey = (productId: string) => `${productId}-code-widget`;

/**
 * Whether a product's installation code is visible; undefined while the account is loading. Writing
 * stores the choice in the account and returns whether that succeeded.
 * @see specification, section 2, "Plugin/theme meta"
 */
export const codeWidgetAtoms = atomFamily((productId: string) =>
  atom(
    (get) => {
      const me = get(meAtom).data;
      return me === undefined ? undefined : me.settings[settingKey(productId)] !== false;
    },
    async (get, _set, isShown: boolean): Promise<boolean> => {
      const client = get(queryClientAtom);
      const key = settingKey(productId);
      const keep = (value: boolean) =>
        client.setQueryData<UserResponse>(
          userKeys.me,
          (me) => me && { ...me, settings: { ...me.settings, [key]: value } },
        );
      await client.cancelQueries({ queryKey: userKeys.me });
      keep(isShown);
      const result = await api.post('/api/v1/users/me/settings', {
        body: { key, value: isShown },
        // The choice must reach the server even if the page is closed at once.
        keepalive: true,
      });
      if (!result.ok) keep(!isShown);
      return result.ok;
    },
  ),
);
